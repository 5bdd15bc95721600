import { useRef } from 'react'
import s from './Picture.module.css'
import { Skeleton } from './Skeleton.tsx'

/** A picture and its files: `${files}-800.avif`, `${files}-480.webp`, `${files}-tall-800.avif`. */
export type PictureSource = {
  files: string
  width: number
  height: number
  /** The widths there are as AVIF. The first, which is the smallest, is there as WebP, too, for older browsers. */
  widths: readonly number[]
  /** The widths of the tall cuts (4:5) there are as AVIF, for narrow screens and portraits. */
  tall: readonly number[]
  /** The colour of the box until the picture is there. */
  tone: string
  /** Where a narrow crop looks, in per cent. */
  focus: readonly [number, number]
  /** What it shows, for those who cannot see it; empty for decoration. */
  alt: string
}

type Props = {
  picture: PictureSource
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  shape?: 'plain' | 'wide' | 'arch' | 'round'
  /** For the first picture of a page: fetched at once, before others. */
  eager?: boolean
  /** The tall cut: on phones, until it stands beside words, or at every width. */
  art?: 'phone' | 'narrow' | 'always'
  /** Moving facets until the picture is there, where one waits for it. */
  skeleton?: boolean
}

/** A picture that fills its box, in the best form the browser knows. */
export function Picture({ picture, sizes, shape = 'plain', eager, art, skeleton }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const { files, widths, width, height, tall, tone, focus, alt } = picture
  const fallback = widths[0]!
  const [phone] = tall
  const isTall = phone !== undefined && art === 'always'
  const inWidths = (name: string, all: readonly number[]) =>
    all.map((each) => `${files}-${name}${each}.avif ${each}w`).join(', ')
  return (
    <span className={`${s.box} ${s[shape]}`}>
      {skeleton ? (
        <Skeleton of={image} />
      ) : (
        // a policy without inline styles takes the attribute of an SVG
        <svg className={s.tone} width="0" height="0" color={tone} aria-hidden="true" />
      )}
      <picture>
        {phone && art && (
          <source
            type="image/avif"
            media={`(width < ${art === 'narrow' ? 64 : 37.5}em)`}
            srcSet={`${files}-tall-${phone}.avif`}
          />
        )}
        <source
          type="image/avif"
          srcSet={isTall ? inWidths('tall-', tall) : inWidths('', widths)}
          sizes={sizes}
        />
        <img
          ref={image}
          className={s.image}
          data-focus-x={Math.round(focus[0] / 10)}
          data-focus-y={Math.round(focus[1] / 10)}
          src={`${files}-${fallback}.webp`}
          width={320}
          height={Math.round((320 * height) / width)}
          alt={alt}
          {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
    </span>
  )
}
