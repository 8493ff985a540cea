import type { LobbyData } from '../../graphql/battle/lobby-page';

/** The lobby with its days in words. */
export type LobbyViewData = Omit<LobbyData, 'season' | 'refusedUntil' | 'last'> & {
  /** The course that is chosen; null for somebody without any. */
  course: LobbyData['courses'][number] | null;
  season: { name: string; ends: string };
  refusedUntil: string | null;
  last: (Omit<LobbyData['last'][number], 'at'> & { day: string })[];
};

/** What a form asked for and did not get, with what was typed. */
export interface LobbyRefusal {
  intent: string;
  code: string;
  problem: string;
}
