import { Mascot } from '../ui/mascot/mascot';
import { Dunes } from '../ui/scenery/dunes';
import { Stars } from '../ui/scenery/stars';
import styles from './account-frame.module.css';
import { TriangleStars } from './triangle-stars';

/** The night sky over Mars beside the form; pure decoration. */
export function AccountScene() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <Stars className={styles.stars} />
      <TriangleStars className={styles.constellation} />
      <p className={styles.equation}>
        <i>a</i>
        <sup>2</sup> + <i>b</i>
        <sup>2</sup> = <i>c</i>
        <sup>2</sup>
      </p>
      <Dunes className={styles.land} />
      <div className={styles.greeter}>
        <Mascot pose="hi" />
      </div>
    </div>
  );
}
