import '@mantine/core/styles/Switch.layer.css';
import { useApolloClient } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { attempt } from '../../platform/errors/errors';
import { notify } from '../../kit/notice/notify';
import { notifyUndoable } from '../../kit/notice/notifyUndoable';
import classes from './BrandSwitch.module.css';
import { useSetBrandShownMutation, type BrandRowFragment } from './BrandList.generated';
import { t } from './texts';

/** Switches whether the site shows a brand. The list is loaded again afterwards, even after a failure (docs/rules/fleet.md#brands). */
export const BrandSwitch = ({ brand }: { brand: BrandRowFragment }) => {
  const client = useApolloClient();
  const [setShown] = useSetBrandShownMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { id, name, shownOnSite } = brand;

  const toggle = async (shown: boolean): Promise<void> => {
    setWanted(shown);
    const problem = await attempt(() => setShown({ variables: { input: { id, shownOnSite: shown } } }));
    if (problem) void notify({ tone: 'error', title: t('toggleFailed'), message: t('toggleFailedText', { name }) });
    else notifyUndoable({ title: t('toggled'), message: t('toggledText', { name }), undo: () => void toggle(!shown) });
    await attempt(() => client.refetchQueries({ include: ['BrandList'] }));
    setWanted(null);
  };

  return (
    <Switch
      size="lg"
      classNames={{ trackLabel: classes.label ?? '' }}
      checked={wanted ?? shownOnSite}
      onLabel={t('common:yes')}
      offLabel={t('common:no')}
      aria-label={t('shownOf', { name })}
      // Ignores clicks while a request is running, because answers could arrive out of order.
      onChange={(event) => {
        if (wanted === null) void toggle(event.currentTarget.checked);
      }}
    />
  );
};
