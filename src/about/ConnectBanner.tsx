import { ActionBand } from '#app/ui/ActionBand.tsx'
import { Button } from '#app/ui/Button.tsx'

export type Connect = {
  words: { title: string; text: string; contact: string; churches: string; pastors: string }
  contact: string
  churches: string
  pastors: string
}

export function ConnectBanner({
  connect: { words, contact, churches, pastors },
}: {
  connect: Connect
}) {
  return (
    <ActionBand title={words.title} text={words.text}>
      <Button to={contact}>{words.contact}</Button>
      <Button to={churches} kind="line">
        {words.churches}
      </Button>
      <Button to={pastors} kind="line">
        {words.pastors}
      </Button>
    </ActionBand>
  )
}
