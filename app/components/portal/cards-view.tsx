import { classPaths } from '../../lib/class-paths';
import type { QrCodeData } from '../../lib/class-qr-code';
import { Callout } from '../ui/alert';
import { Cluster, Grid, Grow } from '../ui/layout';
import { Stat, Stats } from '../ui/lists';
import { Page } from '../ui/page';
import { PrintButton } from '../ui/print-button';
import { QrCode } from './qr-code';

interface CardsViewProps {
  school: { id: string; name: string };
  cards: { studentId: string; nickname: string; login: string; firstPassword: string }[];
  /** Where students log in. */
  address: string;
  code: QrCodeData;
}

/** Cards to print, cut and hand out: one for each student who has not logged in yet. */
export function CardsView({ school, cards, address, code }: CardsViewProps) {
  return (
    <Page
      noPrint
      title={`Cards for ${school.name}`}
      back={{ to: classPaths.accounts(school.id), label: `Accounts for ${school.name}` }}
      lead={
        cards.length === 0
          ? 'Everyone has chosen a password, so there are no cards to print.'
          : 'Give each student their own card. Anyone who finds a card can log in with it until the student chooses a new password.'
      }
      actions={cards.length === 0 ? undefined : <PrintButton variant="main" />}
    >
      <Grid as="ul" least={320} gap={5} aria-label="Cards">
        {cards.map(({ studentId, nickname, login, firstPassword }) => (
          <li key={studentId}>
            <Callout>
              <Cluster gap={4}>
                <Grow>
                  <h2>{nickname}</h2>
                  <p className="small muted">{school.name}, Marsmaths</p>
                </Grow>
                <QrCode code={code} size={108} label={`QR code of ${address}`} />
              </Cluster>
              <Stats>
                <Stat label="Log in at">{address.replace(/^https?:\/\//, '')}</Stat>
                <Stat label="Login name">{login}</Stat>
                <Stat label="First password">{firstPassword}</Stat>
              </Stats>
            </Callout>
          </li>
        ))}
      </Grid>
    </Page>
  );
}
