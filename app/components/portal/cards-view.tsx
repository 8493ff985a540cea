import { classPaths } from '../../lib/class-paths';
import type { QrCodeData } from '../../lib/class-qr-code';
import { Page } from '../ui/page';
import { PrintButton } from '../ui/print-button';
import styles from './cards.module.css';
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
      className={styles.page}
      title={`Cards for ${school.name}`}
      back={{ to: classPaths.accounts(school.id), label: `Accounts of ${school.name}` }}
      lead={
        cards.length === 0
          ? 'Everyone has chosen a password, so there are no cards to print.'
          : 'Give each student their own card. Anyone who finds a card can log in with it until the student chooses a new password.'
      }
      actions={cards.length === 0 ? undefined : <PrintButton variant="main" />}
    >
      <ul className={styles.cards} aria-label="Cards">
        {cards.map(({ studentId, nickname, login, firstPassword }) => (
          <li key={studentId}>
            <div>
              <h2>{nickname}</h2>
              <p className="small muted">{school.name}, Marsmaths</p>
              <dl>
                <div>
                  <dt>Log in at</dt>
                  <dd>{address.replace(/^https?:\/\//, '')}</dd>
                </div>
                <div>
                  <dt>Login name</dt>
                  <dd>{login}</dd>
                </div>
                <div>
                  <dt>First password</dt>
                  <dd>{firstPassword}</dd>
                </div>
              </dl>
            </div>
            <QrCode code={code} label={`QR code of ${address}`} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
