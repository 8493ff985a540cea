import { Form, Link } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { faqGroups } from '../../content/faqs';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { TextInput } from '../ui/text-input';
import styles from './faqs.module.css';
import { longestSearch, searchFaqs } from './search-faqs';

/** Questions and answers with a search: by the server when the form is sent, at once where scripts run. */
export function FaqsView({ typed }: { typed: string }) {
  const [words, setQuery] = useState(typed);
  const groups = searchFaqs(faqGroups, words);
  const count = groups.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const searching = words.trim() !== '';
  return (
    <>
      <search className={`card ${styles.search}`}>
        <Form method="get" action={paths.faqs} className={styles.form}>
          <label htmlFor="q">Search the questions</label>
          <div className={styles.row}>
            <TextInput
              id="q"
              name="q"
              type="search"
              value={words}
              maxLength={longestSearch}
              autoComplete="off"
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            <Button type="submit" variant="line" className={styles.button}>
              <Search aria-hidden size={20} />
              Search
            </Button>
          </div>
        </Form>
        <p role="status" className="muted small">
          {searching ? resultMessage(count) : `${count} questions`}
        </p>
      </search>
      {groups.map(({ title, faqs }) => (
        <section key={title} className={`card ${styles.group}`} aria-label={title}>
          <h2>{title}</h2>
          {faqs.map(({ question, answer }) => (
            <details key={`${question}${searching}`} open={searching}>
              <summary>
                <h3>{question}</h3>
              </summary>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          ))}
        </section>
      ))}
      <p className={styles.ask}>
        {count === 0 ? 'We don’t have an answer for that here yet. ' : 'Can’t find what you’re looking for? '}
        <Link to={paths.contact}>Ask us</Link>.
      </p>
    </>
  );
}

function resultMessage(count: number): string {
  if (count === 0) return 'No questions found. Try fewer or different words.';
  return count === 1 ? '1 question found' : `${count} questions found`;
}
