import styles from './button.module.css';

export type ButtonVariant = 'main' | 'line' | 'quiet' | 'onspace';
export type ButtonSize = 'sm' | 'md' | 'xl';

export interface ButtonLook {
  /** `main`: the one orange button of a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
}

/** Classes of a button's look; buttons and links share them. */
export function buttonClass({ variant = 'line', size = 'md', full = false }: ButtonLook, extra?: string): string {
  const sizeClass = size === 'md' ? '' : styles[size];
  return [styles.button, styles[variant], sizeClass, full ? styles.full : '', extra ?? ''].filter(Boolean).join(' ');
}
