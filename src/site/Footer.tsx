import { useLanguage } from '#app/i18n/LanguageProvider.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Frame } from './frame.ts'
import { HomeLink } from './HomeLink.tsx'
import { MenuItem } from './MenuItem.tsx'
import { Ridge } from './Ridge.tsx'
import { networkNames } from './SocialLinks.tsx'
import s from './Footer.module.css'
import { useNow } from './useNow.ts'

/** Who we are, where to go next, and how to reach the office. */
export function Footer({ frame, path }: { frame: Frame; path: string }) {
  const { t } = useLanguage()
  const { tagline, social, groups, office, privacy, designer, builtAt } = frame.footer
  // a site built last year still shows this year's number
  const year = new Date(useNow(builtAt)).getFullYear()

  return (
    <footer className={s.footer}>
      <Ridge />
      <div className={s.inner}>
        <div className={s.columns}>
          <div>
            <HomeLink name={frame.name} to={frame.home} />
            <p className={s.tagline}>{tagline}</p>
            <ul className={s.social}>
              {social.map(({ network, to }) => (
                <li key={network}>
                  <a href={to} target="_blank" rel="noopener">
                    <Icon name={network} />
                    <span className="visually-hidden">
                      {networkNames[network]} {t('newTab')}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {groups.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <h2 className={s.heading}>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <MenuItem link={link} path={path} className={s.link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-label={t('office')}>
            <h2 className={s.heading}>{t('office')}</h2>
            <address className={s.address}>
              {office.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{office.hours}</span>
              <a className={s.link} href={office.phoneLink}>
                {office.phone}
              </a>
              <a className={s.link} href={`mailto:${office.email}`}>
                {office.email}
              </a>
            </address>
          </section>
        </div>
        <div className={s.legal}>
          <p>
            © {year} {frame.name}. {t('rightsReserved')}
          </p>
          <a className={s.link} href={privacy.to}>
            {privacy.label}
          </a>
          <a className={s.link} href={designer.to} target="_blank" rel="noopener">
            {t('websiteBy')} {designer.name}
            <span className="visually-hidden">{t('newTab')}</span>
          </a>
        </div>
      </div>
    </footer>
  )
}
