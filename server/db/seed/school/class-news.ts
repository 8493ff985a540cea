import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind } from '../../../../rules/class-files';
import type { FileStore } from '../../../platform/files/file-store';
import { newId } from '../../../platform/ids';
import type { Db, Trx } from '../../client';
import { samplePdf } from './sample-pdf';

const hourMs = 60 * 60 * 1000;

interface Announced {
  className: string;
  hoursAgo: number;
  body: string;
}

/** What the teachers of the demo school wrote to their classes. The students heard of it when it was new. */
const announcements: readonly Announced[] = [
  {
    className: '6B',
    hoursAgo: 8 * 24,
    body: 'Welcome back! This week:\n\n- **percentages** every day for ten minutes\n- the *decimals check* on paper and on the screen',
  },
  {
    className: '6B',
    hoursAgo: 20,
    body: 'The **integers test** is marked. Its answers come out in three days, when everybody has had their turn.',
  },
  {
    className: '8A',
    hoursAgo: 3 * 24,
    body: 'Bring a shop catalogue on Friday: we look for *real* discounts, and for some that are none.',
  },
  {
    className: '5C',
    hoursAgo: 30,
    body: 'The fractions homework is closed. Whoever wants another try can practise the topic on their own page.',
  },
];

interface Shared {
  className: string;
  name: string;
  kind: FileKind;
  hoursAgo: number;
  bytes: () => Buffer;
}

const files: readonly Shared[] = [
  {
    className: '6B',
    name: 'Plan of the term.pdf',
    kind: 'PDF',
    hoursAgo: 9 * 24,
    bytes: () =>
      samplePdf('6B: plan of the term (sample)', [
        'Week 1 to 2: fractions, adding and subtracting',
        'Week 3: decimals and powers of ten',
        'Week 4: percentages of quantities',
        'Week 5: integers, angles',
        'Week 6: area of rectangles, test',
        'Week 7: chance',
      ]),
  },
  {
    className: '6B',
    name: 'Rainfall of our school.csv',
    kind: 'CSV',
    hoursAgo: 50,
    bytes: () =>
      Buffer.from('Month,Rain in mm\r\nJanuary,101\r\nFebruary,118\r\nMarch,130\r\nApril,126\r\nMay,120\r\n'),
  },
  {
    className: '8A',
    name: 'Squares to know.txt',
    kind: 'TXT',
    hoursAgo: 4 * 24,
    bytes: () =>
      Buffer.from(Array.from({ length: 15 }, (_, n) => `${n + 11} x ${n + 11} = ${(n + 11) ** 2}\n`).join('')),
  },
  {
    className: '5C',
    name: 'Fraction wall.pdf',
    kind: 'PDF',
    hoursAgo: 6 * 24,
    bytes: () =>
      samplePdf('5C: fraction wall (sample)', [
        '1 = 2 halves = 3 thirds = 4 quarters',
        '1/2 = 2/4 = 3/6 = 4/8 = 5/10',
        '1/3 = 2/6 = 3/9',
        'More pieces, smaller pieces.',
      ]),
  },
];

export async function writeAnnouncements(
  trx: Trx,
  school: { id: string; name: string; teacher_id: string },
  now: Date,
): Promise<void> {
  const own = announcements.filter(({ className }) => className === school.name);
  const rows = own.map(({ body, hoursAgo }, place) => {
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    return {
      id: newId(),
      class_id: school.id,
      author_id: school.teacher_id,
      body,
      created_at: at,
      edited_at: null,
      told_at: at,
      creation_key: `demo-news-${place + 1}`,
    };
  });
  if (rows.length === 0) return;
  await trx
    .insertInto('class_announcements')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['class_id', 'creation_key']).doNothing())
    .execute();
}

/** Puts the sample files of a class into the store. Their keys follow from class and name: each is there once. */
export async function writeFiles(db: Db, store: FileStore, joinCode: string, now: Date): Promise<void> {
  const school = await db
    .selectFrom('classes')
    .select(['id', 'name', 'teacher_id'])
    .where('join_code', '=', joinCode)
    .executeTakeFirst();
  if (!school) return;
  await mkdir(store.incoming, { recursive: true });
  for (const file of files.filter(({ className }) => className === school.name)) {
    const key = createHash('sha256').update(`${school.id} ${file.name}`).digest('hex').slice(0, 40);
    const at = new Date(now.getTime() - file.hoursAgo * hourMs);
    const bytes = file.bytes();
    const noted = await db
      .insertInto('stored_objects')
      .values({ key, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!noted) continue;
    try {
      const path = join(store.incoming, key);
      await writeFile(path, bytes);
      await store.put(key, { path, size: bytes.length });
    } catch {
      // A store that is away keeps nobody from starting: the sample file is missing, that is all.
      await db.deleteFrom('stored_objects').where('key', '=', key).execute();
      continue;
    }
    await db
      .insertInto('class_files')
      .values({
        id: newId(),
        class_id: school.id,
        object_key: key,
        uploaded_by: school.teacher_id,
        name: file.name,
        kind: file.kind,
        size: bytes.length,
        created_at: at,
        deleted_at: null,
        told_at: at,
      })
      .onConflict((conflict) => conflict.column('object_key').doNothing())
      .execute();
  }
}
