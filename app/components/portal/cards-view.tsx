import { Link } from '@remix-run/react';
import { classPaths } from '../../lib/class-paths';
import type { QrCodeData } from '../../lib/class-qr-code';
import { Button } from '../ui/button';
import styles from './cards.module.css';
import portal from './portal.module.css';
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
    <div className={`page ${portal.page}`}>
      <header className={styles.head}>
        <p>
          <Link to={classPaths.accounts(school.id)}>Accounts of {school.name}</Link>
        </p>
        <h1>Cards for {school.name}</h1>
        <p>
          {cards.length === 0
            ? 'Everyone has chosen a password, so there are no cards to print.'
            : 'Give each student their own card. Anyone who finds a card can log in with it until the student chooses a new password.'}
        </p>
        {cards.length > 0 ? (
          <Button variant="main" className={styles.print} onClick={() => window.print()}>
            Print
          </Button>
        ) : null}
      </header>
      <ul className={styles.cards} aria-label="Cards">
        {cards.map(({ studentId, nickname, login, firstPassword }) => (
          <li key={studentId}>
            <div className={styles.facts}>
              <h2>{nickname}</h2>
              <p className={styles.class}>{school.name}, Marsmaths</p>
              <dl>
                <div>
                  <dt>Log in at</dt>
                  <dd>{address.replace(/^https?:\/\//, '')}</dd>
                </div>
                <div>
                  <dt>Login name</dt>
                  <dd className={styles.key}>{login}</dd>
                </div>
                <div>
                  <dt>First password</dt>
                  <dd className={styles.key}>{firstPassword}</dd>
                </div>
              </dl>
            </div>
            <QrCode code={code} label={`QR code of ${address}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
