import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import { Row } from '../ui/lists';

interface RankSwitchProps {
  name: 'showRank' | 'onBoards' | 'anyoneMayPlay';
  label: string;
  /** What it means, on and off. */
  on: string;
  off: string;
  isOn: boolean;
  /** Which form this is, where the page has several. */
  form?: string;
}

/** The switch whose words stand on two pages. */
export const ownRankSwitch = {
  name: 'showRank',
  label: 'My own rank',
  on: 'You can see your tier and rating.',
  off: 'You can’t see your tier or rating.',
} as const;

/** One switch in a list of them: a form of its own, so that it works without scripts. */
export function RankSwitch({ name, label, on, off, isOn, form }: RankSwitchProps) {
  const { formData } = useNavigation();
  return (
    <Row title={label} note={isOn ? on : off}>
      <Form method="post" preventScrollReset>
        {form === undefined ? null : <input type="hidden" name="form" value={form} />}
        <input type="hidden" name="switch" value={name} />
        <Button
          type="submit"
          size="sm"
          name="on"
          value={isOn ? 'no' : 'yes'}
          busy={formData?.get('switch') === name}
          aria-label={`${isOn ? 'Turn off' : 'Turn on'}: ${label}`}
        >
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
      </Form>
    </Row>
  );
}
