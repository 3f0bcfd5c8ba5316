import { Input, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import { attempt } from '../../platform/errors/errors';
import type { ApiKeyScope, KeyArea } from '../../platform/graphql/types.generated';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { createApiKeyLimits } from '../../platform/graphql/limits.generated';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { DateField } from '../../kit/date/DateField';
import { type CreateApiKeyMutation, useCreateApiKeyMutation } from './ApiKeyForm.generated';
import { t } from './texts';

/** A new key with its text. */
export type MadeKey = CreateApiKeyMutation['createApiKey'];

const areas: readonly KeyArea[] = ['RESERVATIONS', 'FLEET', 'CUSTOMERS', 'TRACKING'];

/** The scope of the key in an area; empty if the area is closed. */
type Level = ApiKeyScope | '';

interface KeyDraft extends Record<KeyArea, Level> {
  name: string;
  lastDay: string;
}

const emptyDraft: KeyDraft = { name: '', lastDay: '', RESERVATIONS: '', FLEET: '', CUSTOMERS: '', TRACKING: '' };

const grantsOf = (draft: KeyDraft): { area: KeyArea; access: ApiKeyScope }[] =>
  areas.flatMap((area) => (draft[area] === '' ? [] : [{ area, access: draft[area] }]));

/** Creates a key; passes its text, which is shown only once, to `onMade`. */
export const ApiKeyForm = ({ onMade, onClose }: { onMade: (made: MadeKey) => void; onClose: () => void }) => {
  const [create] = useCreateApiKeyMutation({ refetchQueries: ['ApiKeys'], fetchPolicy: 'no-cache' });
  const today = useAgencyNow()?.slice(0, 10);
  const titleId = useId();
  const made = useRef<MadeKey | null>(null);
  const form = useServerForm<KeyDraft>({
    initial: { values: emptyDraft },
    save: (draft) =>
      attempt(async () => {
        const { name, lastDay } = draft;
        const input = { name, grants: grantsOf(draft), lastDay: lastDay || null };
        const { data } = await create({ variables: { input } });
        made.current = data?.createApiKey ?? null;
      }),
    onSaved: () => (made.current ? onMade(made.current) : onClose()),
  });
  return (
    <FormDialog title={t('keys.form.title')} form={form} submitLabel={t('keys.form.submit')} onClose={onClose}>
      <TextInput
        label={t('keys.form.name')}
        description={t('keys.form.nameHint')}
        required
        {...createApiKeyLimits.name}
        data-autofocus
        {...form.field('name')}
      />
      <Input.Wrapper
        role="group"
        aria-labelledby={titleId}
        label={t('keys.form.grants')}
        labelElement="div"
        labelProps={{ id: titleId }}
        description={t('keys.form.grantsHint')}
        error={form.errorAt('grants')}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm" mt="xs">
          {areas.map((area) => (
            <NativeSelect
              key={area}
              label={t(`keys.areas.${area}`)}
              description={t(`keys.form.areaHints.${area}`)}
              {...form.field(area)}
              aria-invalid={form.errorAt('grants') ? true : undefined}
              data={[
                { value: '', label: t('keys.form.closed') },
                ...(['READ', 'WRITE'] as const).map((value) => ({ value, label: t(`keys.levels.${value}`) })),
              ]}
            />
          ))}
        </SimpleGrid>
      </Input.Wrapper>
      <DateField
        label={t('keys.form.lastDay')}
        description={t('keys.form.lastDayHint')}
        min={today}
        {...form.field('lastDay')}
      />
    </FormDialog>
  );
};
