import { describeDrawing } from '../../../rules/whiteboard/shapes';
import styles from './board-picture.module.css';

/** The drawing that is kept with an answer, as a picture. */
export function BoardPicture({ src, shapes }: { src: string; shapes: number }) {
  return <img className={styles.picture} src={src} alt={describeDrawing(shapes)} loading="lazy" />;
}
