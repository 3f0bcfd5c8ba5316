import classes from './KeyList.module.css';

interface KeyListProps {
  keys: readonly { key: string; does: string }[];
}

/** Lists keys with their effects. */
export const KeyList = ({ keys }: KeyListProps) => (
  <dl className={classes.keys}>
    {keys.map(({ key, does }) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
