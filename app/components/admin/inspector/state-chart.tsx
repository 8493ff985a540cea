import type { ChartNode } from './chart';
import styles from './inspector.module.css';

/** The picture of a statechart: states as boxes in boxes, what leads where, and the active ones marked. */
export function StateChart({ chart, active }: { chart: ChartNode; active: readonly string[] }) {
  return (
    <ul className={styles.states} aria-label={`States in ${chart.name}`}>
      {chart.children.map((node) => (
        <StateBox key={node.path} node={node} active={active} />
      ))}
    </ul>
  );
}

function StateBox({ node, active }: { node: ChartNode; active: readonly string[] }) {
  const isActive = active.includes(node.path);
  return (
    <li className={styles.state} data-active={isActive || undefined} data-kind={node.kind}>
      <p className={styles.stateName}>
        {node.initial ? <span title="Starts here">● </span> : null}
        {node.name}
        {node.kind === 'final' ? ' (end)' : ''}
        {isActive ? <span className={styles.now}>now</span> : null}
      </p>
      {node.moves.length > 0 ? (
        <ul className={styles.moves}>
          {node.moves.map(({ event, target }, index) => (
            <li key={`${event} ${index}`}>
              {event} → {target}
            </li>
          ))}
        </ul>
      ) : null}
      {node.children.length > 0 ? (
        <ul className={styles.states}>
          {node.children.map((child) => (
            <StateBox key={child.path} node={child} active={active} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
