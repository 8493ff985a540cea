import { describeDrawing } from '../../../rules/whiteboard/shapes';
import { paths } from '../../lib/paths';
import styles from './board-picture.module.css';

/** The drawing that is kept with an answer, as a picture. */
export function BoardPicture({ questionId, shapes }: { questionId: string; shapes: number }) {
  return (
    <img className={styles.picture} src={paths.api.board(questionId)} alt={describeDrawing(shapes)} loading="lazy" />
  );
}
