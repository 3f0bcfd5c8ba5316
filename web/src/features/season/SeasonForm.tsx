import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { EditRecord } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { FormPart } from '../../kit/form/FormPart';
import { useRecordForm } from '../../kit/form/useRecordForm';
import type { ServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import { hintBelow } from '../../kit/form/hintBelow';
import {
  useCreateSeasonMutation,
  SeasonToEditDocument,
  useUpdateSeasonMutation,
  type SeasonFieldsFragment,
} from './SeasonForm.generated';
import { RateFields } from './RateFields';
import classes from './Season.module.css';
import { draftOf, emptyRate, emptyStretch, toInput, type SeasonDraft } from './seasonDraft';
import { t } from './texts';

type Form = ServerForm<SeasonDraft>;

const storedOf = (season: SeasonFieldsFragment) => ({ values: draftOf(season), version: season.version });

const StretchFields = ({ form }: { form: Form }) => (
  <FormPart legend={t('form.stretches')}>
    {form.values.stretches.map((_, index) => (
      <div key={index} className={classes.stretch}>
        <DateField label={t('form.startsOn')} required {...form.field(`stretches.${index}.startsOn`)} />
        <DateField label={t('form.endsOn')} required {...form.field(`stretches.${index}.endsOn`)} />
        <Checkbox label={t('form.everyYear')} {...form.check(`stretches.${index}.everyYear`)} />
        {form.values.stretches.length > 1 && (
          <Button
            variant="subtle"
            color="red"
            aria-label={t('form.removeStretch', { index: index + 1 })}
            onClick={() => form.removeListItem('stretches', index)}
          >
            <IconTrash size={18} aria-hidden />
          </Button>
        )}
      </div>
    ))}
    <Button
      variant="light"
      className={classes.more ?? ''}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => form.insertListItem('stretches', { ...emptyStretch })}
    >
      {t('form.addStretch')}
    </Button>
  </FormPart>
);

type SeasonsShownIn = 'Seasons' | 'PriceCalendar';

interface SeasonFormProps {
  /** The season to edit; null adds one. */
  season: SeasonFieldsFragment | null;
  /** Initial values of a new season. */
  start: SeasonDraft;
  /** The query of the page that shows the season, which is sent again after a change. */
  shownIn: SeasonsShownIn;
  /** Loads it as it is stored now. */
  onReload: () => Promise<SeasonFieldsFragment | null | undefined>;
  onClose: () => void;
}

const SeasonForm = ({ season, start, shownIn, onReload, onClose }: SeasonFormProps) => {
  const [create] = useCreateSeasonMutation({ refetchQueries: [shownIn] });
  const [update] = useUpdateSeasonMutation(shownIn === 'Seasons' ? {} : { refetchQueries: [shownIn] });
  const form = useRecordForm({
    record: season,
    storedOf,
    start,
    toInput,
    create,
    update,
    onReload,
    saved: { message: t(season ? 'form.edited' : 'form.added') },
    onClose,
  });
  return (
    <RecordFormDialog t={t} record={season} form={form} onClose={onClose} size="xl">
      <TextInput
        label={t('form.name')}
        description={t('form.nameHint')}
        inputWrapperOrder={hintBelow}
        required
        maxLength={60}
        data-autofocus
        {...form.field('name')}
      />
      <StretchFields form={form} />
      <FormPart legend={t('form.rates')} hint={t('form.ratesHint')}>
        {form.values.rates.map((rate, index) => (
          <RateFields
            key={index}
            form={form}
            rate={rate}
            index={index}
            onRemove={form.values.rates.length > 1 ? () => form.removeListItem('rates', index) : undefined}
          />
        ))}
        <Button
          variant="light"
          className={classes.more ?? ''}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('rates', emptyRate())}
        >
          {t('form.addRate')}
        </Button>
      </FormPart>
    </RecordFormDialog>
  );
};

interface SeasonDialogProps {
  id?: string;
  start?: SeasonDraft;
  shownIn?: SeasonsShownIn;
  onClose: () => void;
}

/** Adds a season, or edits one, which is loaded first. */
export const SeasonDialog = ({ id, start, shownIn = 'Seasons', onClose }: SeasonDialogProps) => (
  <EditRecord
    title={t('form.editTitle')}
    id={id}
    query={SeasonToEditDocument}
    recordOf={({ season }) => season}
    onClose={onClose}
  >
    {(season, reload) => (
      <SeasonForm
        season={season}
        start={start ?? draftOf(null)}
        shownIn={shownIn}
        onReload={reload}
        onClose={onClose}
      />
    )}
  </EditRecord>
);
