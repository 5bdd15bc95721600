import { ChurchFinder } from '#app/church/finder/ChurchFinder.tsx'
import { NearestChurch } from '#app/church/finder/NearestChurch.tsx'
import { AddToCalendar } from '#app/ways/AddToCalendar.tsx'
import { Invite } from '#app/ways/Invite.tsx'
import { Ways } from '#app/ways/Ways.tsx'
import s from './components.module.css'
import { finder, places } from './made-up.ts'
import { After, Sheet, States } from './Sheet.tsx'

/** What helps a visitor to find a church, to remember it and to bring somebody along. */
export function Finding() {
  return (
    <>
      <Sheet title="One church of many: before a search, found, not found">
        <div className={s.cards}>
          <ChurchFinder {...finder} />
          <After act={typeName}>
            <ChurchFinder {...finder} />
          </After>
          <After act={typeNonsense}>
            <ChurchFinder {...finder} />
          </After>
        </div>
      </Sheet>

      <Sheet title="The nearest church: before it is asked for, asking, found, unknown">
        <div className={s.cards}>
          <NearestChurch places={places} />
          {[asking, found, unknown].map((act) => (
            <After key={act.name} act={act}>
              <NearestChurch places={places} />
            </After>
          ))}
        </div>
      </Sheet>

      <Sheet title="Ways to do something: closed and open">
        <States>
          <Ways icon="people" label="Ways" about="nothing in particular">
            <li>
              <a href="#way">One</a>
            </li>
          </Ways>
        </States>
        <div className={s.cards}>
          <After act={unfold}>
            <AddToCalendar
              name="Oakley"
              links={{ subscribe: '#', file: '#', google: '#', outlook: '#' }}
            />
          </After>
          <After act={unfold}>
            <Invite to="Oakley" text="Shall we go together?" url="https://praisechapel.example" />
          </After>
        </div>
      </Sheet>
    </>
  )
}

const unfold = (around: HTMLElement) => {
  around.querySelector('details')!.open = true
}

const typeName = (around: HTMLElement) => type(around, 'oak')
const typeNonsense = (around: HTMLElement) => type(around, 'xyz')

/** Types as a visitor does: React hears of a value only that the browser has set. */
function type(around: HTMLElement, text: string): void {
  const input = around.querySelector('input')!
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

type Ask = Geolocation['getCurrentPosition']

const asking = (around: HTMLElement) => askWith(around, () => {})
const found = (around: HTMLElement) =>
  askWith(around, (tell) =>
    tell({ coords: { latitude: 38, longitude: -121.8 } } as GeolocationPosition),
  )
const unknown = (around: HTMLElement) =>
  askWith(around, (_, fail) => fail!({} as GeolocationPositionError))

/** Presses the button in a browser that answers like this. */
function askWith(around: HTMLElement, getCurrentPosition: Ask): void {
  const value = { getCurrentPosition }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value })
  around.querySelector('button')!.click()
  Reflect.deleteProperty(navigator, 'geolocation')
}
