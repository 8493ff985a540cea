import { Link } from '@remix-run/react';
import { productName } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { audiences } from '../audience/audiences';
import { Logo } from '../shell/logo';
import { useSiteFacts } from '../shell/use-site-facts';
import { LinkButton } from '../ui/link-button';
import styles from './site-footer.module.css';

const columns = [
  {
    title: 'Product',
    links: [
      { to: paths.courses, label: 'Courses' },
      { to: paths.pricing, label: 'Pricing' },
      { to: paths.faqs, label: 'FAQs' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: paths.about, label: 'About Us' },
      { to: paths.careers, label: 'Careers' },
      { to: paths.contact, label: 'Contact Us' },
    ],
  },
];

/** The foot of every public page. The free trial is for people without an account, where its flag is on. */
export function SiteFooter({ signedIn = false }: { signedIn?: boolean }) {
  const { socialLinks, vceMockTest, hasTrial } = useSiteFacts();
  return (
    <footer className={styles.footer}>
      {signedIn || !hasTrial ? null : (
        <div className={styles.trial}>
          <div className={`page ${styles.trialRow}`}>
            <p>Try everything free for 14 days. No card needed.</p>
            <LinkButton to={paths.register()} variant="onspace">
              Register
            </LinkButton>
          </div>
        </div>
      )}
      <div className={`page ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>Maths practice for Years 1 to 12 that shows where your thinking went wrong.</p>
          <ul className={styles.audiences} aria-label="Who it’s for">
            {audiences.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          {vceMockTest === null ? null : (
            <a href={vceMockTest} className={styles.badge} rel="noreferrer">
              {vceMockTest.startsWith(paths.sample) ? 'Sample: VCE mock test' : 'VCE mock test'}
            </a>
          )}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={styles.links}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={`page ${styles.last}`}>
        <p>
          © {new Date().getUTCFullYear()} {productName}
        </p>
        <ul>
          <li>
            <Link to={paths.terms}>Terms and Conditions</Link>
          </li>
          <li>
            <Link to={paths.privacy}>Privacy Policy</Link>
          </li>
          {socialLinks.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel="noreferrer me">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
