import type { Page } from '@playwright/test';
import { answersOf } from '../../tests/e2e/answers';
import { seedWhere } from '../../tests/e2e/chosen-questions';
import { freezeDataServer, wakeDataServer } from '../../tests/e2e/data-server';
import { rowsOf } from '../../tests/e2e/database';
import { answerRightly, giveAnswer } from '../../tests/e2e/practice-steps';
import { openQuestion } from '../../tests/e2e/quick-start';
import type { Product } from '../measure/product';
import type { Stage } from './screen';

/** Gets a page into its state; `email` is the account that looks at it. */
export function stageFor(page: Page, product: Product, email: string | null): Stage & { tidy: () => void } {
  const launcher = product.pids()[0] ?? 0;
  let away = false;
  return {
    async question(templateId, suits = () => true) {
      // A student never gets the same seed twice, so each state takes the next one that suits.
      let place = 0;
      const drawn = await questionsSoFar(email);
      const seed = seedWhere(templateId, (answers) => suits(answers) && place++ === drawn);
      const id = await openQuestion(page, templateId, seed);
      return answersOf(id, 1);
    },
    answer: (answers, answer) => giveAnswer(page, answers, answer),
    async finishRightly() {
      const next = page.getByRole('link', { name: 'Next question' });
      if (await next.isVisible()) {
        await next.click();
        await page.waitForURL((url) => url.pathname.endsWith('/2'));
      }
      while (!page.url().endsWith('/result')) await answerRightly(page);
    },
    async forgetAgreement() {
      await rowsOf('update users set accept_tc_at = null where email = $1', [email]);
    },
    async stopBff() {
      freezeDataServer(launcher);
      away = true;
    },
    tidy() {
      if (away) wakeDataServer(launcher);
    },
  };
}

async function questionsSoFar(email: string | null): Promise<number> {
  const rows = await rowsOf('select practices.id from practices join users on users.id = student_id where email = $1', [
    email,
  ]);
  return rows.length;
}
