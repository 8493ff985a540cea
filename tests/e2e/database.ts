import pg from 'pg';

/** Rows straight from the product's database: what the pages do not tell, and what they must not change. */
export async function rowsOf<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Answers of one question that the product has recorded, oldest first. */
export async function attemptsOf(practiceId: string, index: number): Promise<{ answer: string; verdict: string }[]> {
  return rowsOf(
    `select attempts.answer, attempts.verdict from attempts
       join practice_questions on practice_questions.id = attempts.question_id
      where practice_id = $1 and index = $2 order by number`,
    [practiceId, index],
  );
}

export async function userIdOf({ email }: { email: string }): Promise<string> {
  const [user] = await rowsOf<{ id: string }>('select id from users where email = $1', [email]);
  return user?.id ?? '';
}
