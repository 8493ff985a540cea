import styles from './coin.module.css';

const thousands = new Intl.NumberFormat('en-AU');

const face = {
  __html:
    '<circle cx="10" cy="10" r="9" fill="#F2B84B" stroke="#8A5A0B" stroke-width="1.5"/><path d="M6 13.5v-7l4 4 4-4v7" fill="none" stroke="#6B4304" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
};

/** An amount of MarsCoins; `signed` shows what was earned as +5. */
export function Coin({ amount, signed = false }: { amount: number; signed?: boolean }) {
  const text = thousands.format(amount);
  return (
    <span className={styles.coin}>
      <svg viewBox="0 0 20 20" aria-hidden="true" dangerouslySetInnerHTML={face} />
      <span className="sr">MarsCoins </span>
      {signed && amount > 0 ? `+${text}` : text}
    </span>
  );
}
