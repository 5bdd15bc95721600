/**
 * `npm run films [-- home]`: the moving pictures of the site, which need ffmpeg. The same print as the
 * still, with blades turning, water catching the sun, lights travelling their routes. What moves comes
 * back to where it began, so that nobody sees the seam.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keep } from '../press/plate.ts'
import { render } from '../press/scene.ts'
import { sceneOf } from '../scenes/all.ts'
import { media } from './manifest.ts'

const seconds = 10
const rate = 24
const frames = seconds * rate
const sizes = [
  { tag: 'loop', width: 1280, height: 720, vp9: 35, h264: 29 },
  { tag: 'loop-small', width: 854, height: 480, vp9: 36, h264: 28 },
] as const

// H.264 forgets small changes of light over a film, and would jump where it begins anew: the first
// picture and the last two seconds are as good as the source, and the way there is gradual
const anew = '0,0,q=17/180,191,q=26/192,203,q=24/204,215,q=22/216,227,q=20/228,239,q=18'

keep.on = true
const wanted = process.argv.slice(2)
for (const id of wanted.length ? wanted : ['home', 'praise-chapel-global']) await film(id)

async function film(id: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'))
  const master = path.join(folder, 'master.mkv')
  try {
    await shoot(id, master)
    for (const { tag, width, height, vp9, h264 } of sizes) {
      const encode = (ending: string, options: string) => {
        const file = path.join(media, `${id}-${tag}.${ending}`)
        const before = `-y -v error -i ${master} -an -vf scale=${width}:${height}:flags=lanczos`
        const all = `${before} ${options} -g ${frames} -pix_fmt yuv420p`.split(' ')
        execFileSync('ffmpeg', [...all, file], { stdio: 'inherit' })
      }
      encode(
        'mp4',
        `-c:v libx264 -preset slower -crf ${h264} -tune animation -x264-params zones=${anew} -movflags +faststart`,
      )
      encode('webm', `-c:v libvpx-vp9 -crf ${vp9} -b:v 0 -row-mt 1 -cpu-used 2`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function shoot(id: string, master: string) {
  const scene = sceneOf(id)
  const { width, height } = sizes[0]
  const input = `-y -v error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`
  const ffmpeg = spawn('ffmpeg', [...input.split(' '), '-c:v', 'ffv1', master], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  for (let frame = 0; frame < frames; frame++) {
    const plate = await render(scene, width / scene.size[0], frame / frames)
    if (!ffmpeg.stdin.write(plate.toRGB())) await once(ffmpeg.stdin, 'drain')
    if (frame % rate === 0) console.log(`${id}: ${frame / rate} of ${seconds} s`)
  }
  ffmpeg.stdin.end()
  await once(ffmpeg, 'close')
}
