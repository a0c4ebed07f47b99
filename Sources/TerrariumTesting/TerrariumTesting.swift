public import Terrarium
