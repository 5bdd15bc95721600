import { group, shows, words } from '../../fields.ts'
import { eyebrow, hero, lead, page, paragraphs, text, title } from './shared.ts'

export const newHereSchema = page('New Here', 'Primera visita', {
  hero,
  welcome: group('Welcome', 'Bienvenida', {
    eyebrow,
    title,
    paragraphs,
    picture: shows,
    find: words('Button', 'Botón'),
  }),
  social: group('Social media', 'Redes sociales', { eyebrow, title, lead }),
  contact: group('Contact', 'Contacto', {
    title,
    text,
    email: words('Button: email', 'Botón: correo'),
    message: words('Button: text message', 'Botón: mensaje de texto'),
  }),
})
