import { Radio, Stack, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { attempt } from '../../lib/errors';
import type { ApiKeyScope } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/integration';
import { useAgencyNow } from '../../lib/useAgencyNow';
import { FormDialog } from '../../ui/form/FormDialog';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { type CreateApiKeyMutation, useCreateApiKeyMutation } from './ApiKeyForm.generated';

/** A key that was just made, with its text. */
export type MadeKey = CreateApiKeyMutation['createApiKey'];

const scopes: readonly ApiKeyScope[] = ['READ', 'WRITE'];
const emptyDraft = { name: '', scope: 'READ' as ApiKeyScope, lastDay: '' };

/** Makes a key; what may be shown once goes to `onMade`. */
export const ApiKeyForm = ({ onMade, onClose }: { onMade: (made: MadeKey) => void; onClose: () => void }) => {
  const [create] = useCreateApiKeyMutation({ refetchQueries: ['ApiKeys'], fetchPolicy: 'no-cache' });
  const today = useAgencyNow()?.slice(0, 10);
  const made = useRef<MadeKey | null>(null);
  const form = useRecordForm({
    initial: { values: emptyDraft, version: 0 },
    save: ({ name, scope, lastDay }) =>
      attempt(async () => {
        const { data } = await create({ variables: { input: { name, scope, lastDay: lastDay || null } } });
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
        maxLength={60}
        data-autofocus
        {...form.bind('name')}
      />
      <Radio.Group
        label={t('keys.form.scope')}
        value={form.values.scope}
        onChange={(scope) => form.change({ scope: scope as ApiKeyScope })}
        error={form.errorAt('scope')}
      >
        <Stack gap="xs" mt="xs">
          {scopes.map((scope) => (
            <Radio
              key={scope}
              value={scope}
              label={t(`keys.scopes.${scope}`)}
              description={t(`keys.form.scopeHints.${scope}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        type="date"
        label={t('keys.form.lastDay')}
        description={t('keys.form.lastDayHint')}
        min={today}
        {...form.bind('lastDay')}
      />
    </FormDialog>
  );
};
