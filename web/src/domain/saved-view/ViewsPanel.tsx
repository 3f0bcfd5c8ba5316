import { ActionIcon, Button, Checkbox, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { notify } from '../../kit/notice/notify';
import { notifyUndoable } from '../../kit/notice/notifyUndoable';
import type { ListViewsProps } from '../../kit/list/listViews';
import { fullName } from '../../platform/format/format';
import { saveViewLimits } from '../../platform/graphql/limits.generated';
import { useMeQuery } from '../../platform/session/guards.generated';
import classes from './SavedViews.module.css';
import type { SavedViewPartsFragment } from './SavedViews.generated';
import { t } from './texts';
import { useSavedViews } from './useSavedViews';

/** Saves the current view of a list under a name, and removes views (docs/rules/back-office.md#saved-views). */
export const ViewsPanel = ({ list, query }: ListViewsProps) => {
  const me = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me?.employee;
  const { views, save, remove } = useSavedViews(list);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const refusal = await save({ name, query, shared });
    setProblem(refusal?.message ?? null);
    if (refusal) return;
    void notify({ message: t('saved', { name: name.trim() }) });
    setName('');
    setShared(false);
  };
  const drop = async (view: SavedViewPartsFragment): Promise<void> => {
    const refusal = await remove(view);
    if (refusal) return setProblem(refusal.message);
    const own = view.employee.id === me?.id;
    const message = t('removed', { name: view.name });
    // Somebody else's view cannot be saved again in their name.
    if (own)
      notifyUndoable({ message, undo: () => void save({ name: view.name, query: view.query, shared: view.shared }) });
    else void notify({ message });
  };

  return (
    <section>
      <h2 className={classes.heading}>{t('title')}</h2>
      {views.length > 0 && (
        <ul className={classes.list}>
          {views.map((view) => (
            <li key={view.id}>
              <span>
                {view.name}
                {view.employee.id !== me?.id && (
                  <Text span size="sm" c="dimmed">
                    {' '}
                    {t('by', { name: fullName(view.employee) })}
                  </Text>
                )}
              </span>
              {(view.employee.id === me?.id || me?.role === 'ADMIN') && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('remove', { name: view.name })}
                  onClick={() => void drop(view)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void add(event)}>
        <div className={classes.save}>
          <TextInput
            aria-label={t('name')}
            placeholder={t('name')}
            {...saveViewLimits.name}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
            error={problem}
          />
          <Button type="submit" variant="default" disabled={!name.trim()}>
            {t('save')}
          </Button>
        </div>
        <Checkbox
          mt="xs"
          label={t('shared')}
          checked={shared}
          onChange={({ currentTarget: { checked } }) => setShared(checked)}
        />
      </form>
    </section>
  );
};
