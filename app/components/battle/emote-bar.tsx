import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { buttonClass } from '../ui/button-class';
import styles from './battle.module.css';
import type { BattleReply } from './battle-data';

const storageKey = 'mm-battle-emotes';

interface EmoteBarProps {
  emotes: readonly { id: string; words: string }[];
  muted: boolean;
  onMute: (muted: boolean) => void;
}

/** Friendly signals, the only thing that players can say to each other; those of the other player can be muted. */
export function EmoteBar({ emotes, muted, onMute }: EmoteBarProps) {
  const fetcher = useFetcher<BattleReply>();
  const told = fetcher.data?.kind === 'done' ? fetcher.data.sentence : null;
  const look = buttonClass({ variant: 'onspace', size: 'sm' }, styles.emote);
  return (
    <div className={styles.emotes}>
      <fetcher.Form method="post" className={styles.emoteRow} aria-label="Friendly signals">
        <input type="hidden" name="intent" value="emote" />
        {emotes.map(({ id, words }) => (
          <button key={id} type="submit" name="emote" value={id} className={look}>
            {words}
          </button>
        ))}
        <button type="button" className={look} aria-pressed={muted} onClick={() => onMute(!muted)}>
          Mute
        </button>
      </fetcher.Form>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}

/** Whether the other player's signals are muted on this device. */
export function useMuted(): [boolean, (muted: boolean) => void] {
  const [muted, setMuted] = useState(false);
  useEffect(() => {
    try {
      setMuted(window.localStorage.getItem(storageKey) === 'muted');
    } catch {
      // A browser that stores nothing: they are heard.
    }
  }, []);
  return [
    muted,
    (next) => {
      setMuted(next);
      try {
        window.localStorage.setItem(storageKey, next ? 'muted' : 'heard');
      } catch {
        // The choice lasts for this page.
      }
    },
  ];
}
