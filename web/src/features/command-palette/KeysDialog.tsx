import { Modal } from '../../kit/dialog/Modal';
import { KeyList } from './KeyList';
import classes from './KeysDialog.module.css';
import { keyGroups } from './keyGroups';
import { t } from './texts';

/** Shows what the keys do (docs/rules/back-office.md#keys). */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal opened onClose={onClose} title={t('shortcuts.title')}>
    {keyGroups.map(({ title, keys }) => (
      <section key={title}>
        <h3 className={classes.heading}>{title}</h3>
        <KeyList keys={keys} />
      </section>
    ))}
  </Modal>
);
