import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Label } from '#app/ui/Label.tsx'
import { Person } from '#app/ui/Person.tsx'
import { PhoneLink, type ShownPhone } from '#app/ui/PhoneLink.tsx'
import type { PictureSource } from '#app/ui/Picture.tsx'
import s from './People.module.css'

export type ShownPerson = {
  name: string
  /** They stand in the place of a portrait that there is not. */
  initials: string
  /** Of somebody who is shown by it alone it stands as the name. */
  role?: string
  picture?: PictureSource
  description?: string
  phone?: ShownPhone
  /** The form, for whoever is to be written to. */
  write: { text: string; to: string }
  email?: string
  church?: { name: string; to: string }
}

export function People({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul className={`links ${s.people}`}>
      {people.map((each) => {
        const { phone, write, email, church, role, ...person } = each
        return (
          // several may be shown by the same role
          <li key={people.indexOf(each)}>
            <Person
              {...person}
              role={
                church ? (
                  <a href={church.to}>
                    {role ? <Label about={church.name}>{role}</Label> : church.name}
                  </a>
                ) : (
                  role
                )
              }
            >
              {phone && <PhoneLink phone={phone} />}
              <a href={write.to} data-screen>
                <Label about={person.name}>{write.text}</Label>
              </a>
              {email && <EmailLink email={email} />}
            </Person>
          </li>
        )
      })}
    </ul>
  )
}
