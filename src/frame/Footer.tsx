import { memo, type ReactNode } from 'react'
import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { MenuItems } from '#app/page/MenuItem.tsx'
import { Notices } from '#app/time/Notices.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Label } from '#app/ui/Label.tsx'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import { networkNames } from '#app/ways/networks.ts'
import s from './Footer.module.css'
import type { Frame } from './frame.ts'
import { HomeLink } from './HomeLink.tsx'

export const Footer = memo(function Footer({ frame, path }: { frame: Frame; path: string }) {
  const { t } = useLanguage()
  const { tagline, social, churches, groups, office, privacy, designer, yearBuilt } = frame.footer
  // a site built last year still shows this year's number
  const year = useBrowserValue(thisYear, yearBuilt)

  return (
    <footer className={`${s.footer} later`}>
      <div className="wrap">
        <div className={s.columns}>
          <div className={s.brand}>
            <HomeLink name={frame.name} to={frame.home} />
            <p className={s.tagline}>{tagline}</p>
            <ul className={s.social}>
              {social.map(({ network, to }) => (
                <li key={network}>
                  <a className="sign" href={to} target="_blank" rel="noopener">
                    <Icon name={network} />
                    {/* one text: Chromium drops a space by itself in what is not laid out yet */}
                    <span className="visually-hidden">{`${networkNames[network]} ${t('newTab')}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={churches.label}>
            <h2 className={s.heading}>{churches.label}</h2>
            <MenuItems links={churches.links} path={path} className={s.link} />
          </nav>
          {groups.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <Folded heading={label}>
                <MenuItems links={links} path={path} className={s.link} />
              </Folded>
            </nav>
          ))}
          <section aria-label={t('office')}>
            <Folded heading={t('office')}>
              <address className={s.address}>
                {office.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span>{office.hours}</span>
                {office.closed && <Notices notices={office.closed} />}
                <PhoneLink phone={office.phone} className={s.link} />
                <a className={s.link} href={office.write}>
                  {t('contactUs')}
                </a>
                <a className={s.link} href={`mailto:${office.email}`}>
                  {office.email}
                </a>
              </address>
            </Folded>
          </section>
        </div>
        <div className={s.legal}>
          <p>{`© ${year} ${frame.name}. ${t('rightsReserved')}`}</p>
          {/* src/entry-client.tsx listens to it, since on light pages React may never start */}
          <label className={s.light} data-press>
            <input type="checkbox" name="light" />
            {t('light')}
          </label>
          <a className={s.link} href={privacy.to}>
            {privacy.label}
          </a>
          {designer && (
            <a className={s.link} href={designer.to} target="_blank" rel="noopener">
              <Label newTab={t('newTab')}>{`${t('websiteBy')} ${designer.name}`}</Label>
            </a>
          )}
        </div>
      </div>
    </footer>
  )
})

const thisYear = () => new Date().getFullYear()

/** On phones a line that opens what is under it; where there is room, a heading over it. */
function Folded({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h2 className={s.heading}>{heading}</h2>
      <details className={s.folded}>
        <summary className={s.summary}>
          {heading}
          <Icon name="down" />
        </summary>
        {children}
      </details>
    </>
  )
}
