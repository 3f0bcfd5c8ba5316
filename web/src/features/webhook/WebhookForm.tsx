import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { attempt } from '../../platform/errors/errors';
import { useFields, useStoredFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { createWebhookLimits } from '../../platform/graphql/limits.generated';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { useServerForm, type StoredRecord } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import {
  type CreateWebhookMutation,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
} from './WebhookForm.generated';
import { WebhookRowFragmentDoc, type WebhookRowFragment } from './WebhookList.generated';
import { t } from './texts';
import { webhookEvents } from './webhookEvents';

/** A new webhook, with its secret. */
export type MadeWebhook = CreateWebhookMutation['createWebhook'];

type Draft = Pick<WebhookRowFragment, 'name' | 'url' | 'events' | 'active'>;

const emptyDraft: Draft = { name: '', url: '', events: [], active: true };
const recordOf = ({ name, url, events, active, version }: Fields<WebhookRowFragment>): StoredRecord<Draft> => ({
  values: { name, url, events, active },
  version,
});

interface FormProps {
  /** Receives the secret, which is shown only once. */
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

interface EditedProps extends FormProps {
  /** The webhook to edit; null adds one. */
  webhook: Fields<WebhookRowFragment> | null;
  /** Loads the webhook again, after a conflict with another edit. */
  onReload?: () => Promise<Fields<WebhookRowFragment> | undefined>;
}

const Form = ({ webhook, onReload, onMade, onClose }: EditedProps) => {
  const [create] = useCreateWebhookMutation({ refetchQueries: ['Webhooks'], fetchPolicy: 'no-cache' });
  const [update] = useUpdateWebhookMutation();
  const made = useRef<MadeWebhook | null>(null);
  const form = useServerForm<Draft>({
    initial: webhook ? recordOf(webhook) : { values: emptyDraft },
    save: (values, version) =>
      attempt(async () => {
        if (webhook) return void (await update({ variables: { input: { id: webhook.id, version, ...values } } }));
        made.current = (await create({ variables: { input: values } })).data?.createWebhook ?? null;
      }),
    reload: async () => {
      const stored = await onReload?.();
      return stored ? recordOf(stored) : null;
    },
    onSaved: () => {
      if (made.current) return onMade(made.current);
      void notify({ message: t('form.edited') });
      onClose();
    },
  });
  return (
    <RecordFormDialog t={t} record={webhook} form={form} onClose={onClose}>
      <TextInput
        label={t('form.name')}
        description={t('form.nameHint')}
        required
        {...createWebhookLimits.name}
        data-autofocus
        {...form.field('name')}
      />
      <TextInput
        label={t('form.url')}
        description={t('form.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        {...createWebhookLimits.url}
        {...form.field('url')}
      />
      <Checkbox.Group label={t('form.events')} required {...form.field('events')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={{ base: 'md', xs: 'xs' }} mt="xs">
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={t(`events.${event}`)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Checkbox label={t('form.active')} description={t('form.activeHint')} {...form.check('active')} />
    </RecordFormDialog>
  );
};

export const AddWebhook = (props: FormProps) => <Form webhook={null} {...props} />;

interface EditWebhookProps extends FormProps {
  webhook: Holding<WebhookRowFragment>;
  /** Queries the webhooks again. */
  onReload: () => Promise<unknown>;
}

export const EditWebhook = ({ webhook, onReload, ...props }: EditWebhookProps) => {
  const reload = useStoredFields(WebhookRowFragmentDoc, webhook, onReload);
  return <Form webhook={useFields(WebhookRowFragmentDoc, webhook)} onReload={reload} {...props} />;
};
