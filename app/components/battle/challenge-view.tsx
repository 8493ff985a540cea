import { Form, Link, useNavigation } from '@remix-run/react';
import { Swords } from 'lucide-react';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { Mascot } from '../ui/mascot/mascot';
import { Page } from '../ui/page';
import { battlePaths } from './battle-paths';
import type { LobbyRefusal } from './lobby-data';

/** A challenge by its link: what accepting means, and one button. */
export function ChallengeView({ code, refused }: { code: string; refused: LobbyRefusal | null }) {
  const busy = useNavigation().formData?.get('intent') === 'code';
  return (
    <Page
      width="reading"
      title="You’ve been challenged"
      lead="Seven questions, the same for both of you. It’s a friendly battle, so your rating won’t change."
    >
      <Stack as="section" className="card" centered aria-label="The challenge">
        <span style={{ width: 120 }}>
          <Mascot pose="hi" />
        </span>
        <p>
          Code <b className="num">{code}</b>
        </p>
        <Alert>{refused?.problem}</Alert>
        <Form method="post">
          <input type="hidden" name="code" value={code} />
          <Button type="submit" variant="main" size="xl" name="intent" value="code" busy={busy}>
            <Swords aria-hidden size={20} /> Accept and play
          </Button>
        </Form>
        <Link className="target" to={battlePaths.lobby()}>
          All about battles
        </Link>
      </Stack>
    </Page>
  );
}
