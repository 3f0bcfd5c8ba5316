import classes from './KeyList.module.css';

interface KeyListProps {
  keys: readonly { key: string; does: string }[];
}

/** Keys, and what each does. */
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
