import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { readSaved, type SavedValue, writeSaved } from '../../lib/local-storage';
import { buttonClass } from '../ui/button-class';
import styles from './battle.module.css';
import type { BattleReply } from './battle-data';

const mutedEmotes: SavedValue<boolean> = {
  key: 'mm-battle-muted',
  version: 1,
  parse: (value) => (typeof value === 'boolean' ? value : null),
};

interface EmoteBarProps {
  emotes: readonly { id: string; words: string }[];
  muted: boolean;
  onMute: (muted: boolean) => void;
}

/** Quick messages, the only thing that players can say to each other; those of the other player can be muted. */
export function EmoteBar({ emotes, muted, onMute }: EmoteBarProps) {
  const fetcher = useFetcher<BattleReply>();
  const told = fetcher.data?.kind === 'done' ? fetcher.data.sentence : null;
  const look = buttonClass({ variant: 'onspace', size: 'sm' }, styles.emote);
  return (
    <div className={styles.emotes}>
      <fetcher.Form method="post" className={styles.emoteRow} aria-label="Quick messages" data-stays>
        <input type="hidden" name="intent" value="emote" />
        {emotes.map(({ id, words }) => (
          <button key={id} type="submit" name="emote" value={id} className={look}>
            {words}
          </button>
        ))}
        <button type="button" className={look} aria-pressed={muted} onClick={() => onMute(!muted)}>
          Mute<span className="sr"> the other player’s messages</span>
        </button>
      </fetcher.Form>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </div>
  );
}

/** Whether the other player’s signals are muted on this device. */
export function useMuted(): [boolean, (muted: boolean) => void] {
  const [muted, setMuted] = useState(false);
  useEffect(() => setMuted(readSaved(mutedEmotes) ?? false), []);
  return [
    muted,
    (next) => {
      setMuted(next);
      writeSaved(mutedEmotes, next);
    },
  ];
}
