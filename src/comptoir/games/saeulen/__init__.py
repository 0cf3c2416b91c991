"""Die Säulen von Venedig (Christian Fiore and Knut Happel, Goldsieber 2006), 2 to 6 players."""
