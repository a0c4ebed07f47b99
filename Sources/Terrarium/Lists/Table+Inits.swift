public import Foundation

// The other initialisers: rows of a collection or of a closure, with what is selected and in which order rows stand.
extension Table {
    /// A table of a collection's elements, with an order that the program keeps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, columns: columns)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of a collection's elements, of which one can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value {
        self.init(data, columns: columns)
        self.selection = ListSelectionBinding(one: selection)
    }

    /// A table of a collection's elements, of which one can be selected, with an order that the program keeps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, columns: columns)
        self.selection = ListSelectionBinding(one: selection)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of a collection's elements, of which several can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value {
        self.init(data, columns: columns)
        self.selection = ListSelectionBinding(several: selection)
    }

    /// A table of a collection's elements, of which several can be selected, with an order that the program keeps.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>]
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data, columns: columns)
        self.selection = ListSelectionBinding(several: selection)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of rows that a closure makes, with an order that the program keeps.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._values, columns: columns)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of rows that a closure makes, of which one can be selected.
    public init<Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value {
        self.init(rows()._values, columns: columns)
        self.selection = ListSelectionBinding(one: selection)
    }

    /// A table of rows that a closure makes, of which one can be selected, with an order that the program keeps.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._values, columns: columns)
        self.selection = ListSelectionBinding(one: selection)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of rows that a closure makes, of which several can be selected.
    public init<Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value {
        self.init(rows()._values, columns: columns)
        self.selection = ListSelectionBinding(several: selection)
    }

    /// A table of rows that a closure makes, of which several can be selected, with an order that the program keeps.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._values, columns: columns)
        self.selection = ListSelectionBinding(several: selection)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of rows that a closure makes, with an order that the program keeps.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._values, columns: columns)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of rows that a closure makes, of which one can be selected, with an order that the program keeps.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._values, columns: columns)
        self.selection = ListSelectionBinding(one: selection)
        sort = Self.sort(by: sortOrder)
    }

    /// A table of rows that a closure makes, of which several can be selected, with an order that the program keeps.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> [TableCells<Value>], @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._values, columns: columns)
        self.selection = ListSelectionBinding(several: selection)
        sort = Self.sort(by: sortOrder)
    }

    /// Puts a comparator first; one that is first already turns around.
    private static func sort<Sort: SortComparator>(
        by order: Binding<[Sort]>
    ) -> @MainActor (any SortComparator) -> Void where Sort.Compared == Value {
        { comparator in
            guard var chosen = comparator as? Sort else { return }
            var others = order.wrappedValue
            if var first = others.first {
                let direction = first.order
                first.order = chosen.order
                if first == chosen { chosen.order = direction == .forward ? .reverse : .forward }
            }
            others.removeAll { other in
                var other = other
                other.order = chosen.order
                return other == chosen
            }
            order.wrappedValue = [chosen] + others
        }
    }
}
