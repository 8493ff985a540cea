import { pastLabel } from './day-labels';

interface Written {
  createdAt: string;
  editedAt: string | null;
  author: string | null;
}

/** Who wrote an announcement and when: "Ms Hill, today, edited". */
export function announcementBy({ createdAt, editedAt, author }: Written, now: Date, timeZone: string): string {
  const day = pastLabel(new Date(createdAt), now, timeZone).replace(/^[TY]/, (sign) => sign.toLowerCase());
  return `${author ?? 'A former teacher'}, ${day}${editedAt === null ? '' : ', edited'}`;
}
