// components are tested in the clothes they wear on the site
import '#app/ui/tokens.css'
import '#app/ui/base.css'
