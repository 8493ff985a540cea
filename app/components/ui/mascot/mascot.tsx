import styles from './mascot.module.css';
import { mascotArt } from './mascot-art';

export type MascotPose = 'idle' | 'hi' | 'see-you' | 'thinking' | 'cheering' | 'quiz';

const drawing = { __html: mascotArt };

const poseClass: Record<MascotPose, string | undefined> = {
  idle: undefined,
  hi: styles.hi,
  'see-you': styles.seeYou,
  thinking: styles.thinking,
  cheering: styles.cheering,
  quiz: styles.quiz,
};

interface MascotProps {
  pose: MascotPose;
  /** Words for people who hear the page; without them the drawing is decoration. */
  label?: string;
}

/** The mascot in one pose, as wide as its place. With reduced motion each pose is a still picture. */
export function Mascot({ pose, label }: MascotProps) {
  const className = [styles.mascot, poseClass[pose]].filter(Boolean).join(' ');
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={className} viewBox="0 0 200 220" data-pose={pose} {...words} dangerouslySetInnerHTML={drawing} />
  );
}
