import { useApolloClient } from '@apollo/client/react';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconFileText, IconRestore } from '@tabler/icons-react';
import type { NamedBlob } from '../../platform/device/download';
import { attempt } from '../../platform/errors/errors';
import { agencyLimits } from '../../platform/graphql/limits.generated';
import type { ContractTheme } from '../../platform/graphql/types.generated';
import { FormDialog } from '../../kit/form/FormDialog';
import { hintBelow } from '../../kit/form/hintBelow';
import { RecordDialog } from '../../kit/form/RecordDialog';
import { reloadWith, useServerForm } from '../../kit/form/useServerForm';
import { openDocument } from '../../kit/notice/documents';
import { notify } from '../../kit/notice/notify';
import {
  ContractPreviewDocument,
  useContractConditionsQuery,
  useUpdateContractConditionsMutation,
  type ContractConditionsQuery,
} from './ContractConditions.generated';
import classes from './ContractConditionsDialog.module.css';
import { contractThemes } from './contractThemes';
import { t } from './texts';

type ContractedAgency = NonNullable<ContractConditionsQuery['agency']>;

interface Draft {
  contractTheme: ContractTheme;
  contractConditions: string;
}

interface FormProps {
  agency: ContractedAgency;
  /** The text of agencies that wrote none. */
  proposed: string;
  onReload: () => Promise<ContractedAgency | null | undefined>;
  onClose: () => void;
}

const ConditionsForm = ({ agency, proposed, onReload, onClose }: FormProps) => {
  const client = useApolloClient();
  const [update] = useUpdateContractConditionsMutation();
  const draftOf = ({ contractTheme, contractConditions }: ContractedAgency): Draft => ({
    contractTheme,
    contractConditions: contractConditions ?? proposed,
  });
  const form = useServerForm<Draft>({
    initial: { values: draftOf(agency), version: agency.version },
    save: (values, version) => attempt(() => update({ variables: { input: { id: agency.id, version, ...values } } })),
    reload: reloadWith(onReload, draftOf),
    onSaved: () => {
      void notify({ message: t('contract.saved') });
      onClose();
    },
  });
  const { values } = form;
  const loadPreview = async (): Promise<NamedBlob> => {
    const { data } = await client.query({
      query: ContractPreviewDocument,
      variables: { input: { agencyId: agency.id, ...values } },
      fetchPolicy: 'no-cache',
    });
    const bytes = Uint8Array.from(atob(data?.contractPreview ?? ''), (sign) => sign.charCodeAt(0));
    return { fileName: 'contrat-exemple.pdf', blob: new Blob([bytes], { type: 'application/pdf' }) };
  };
  return (
    <FormDialog
      title={t('contract.title', { agency: agency.name })}
      form={form}
      submitLabel={t('contract.submit')}
      onClose={onClose}
      size="xl"
      footer={
        <Button
          variant="light"
          className={classes.preview ?? ''}
          leftSection={<IconFileText size={18} aria-hidden />}
          onClick={() => void openDocument(loadPreview, t('contract.previewFailed'))}
        >
          {t('contract.preview')}
        </Button>
      }
    >
      <NativeSelect label={t('contract.theme')} data={contractThemes} {...form.field('contractTheme')} />
      <Textarea
        label={t('contract.conditions')}
        description={t('contract.hint')}
        inputWrapperOrder={hintBelow}
        autosize
        minRows={8}
        maxRows={18}
        {...agencyLimits.contractConditions}
        {...form.field('contractConditions')}
      />
      {values.contractConditions !== proposed && (
        <Button
          variant="subtle"
          className={classes.restore ?? ''}
          leftSection={<IconRestore size={18} aria-hidden />}
          onClick={() => form.setFieldValue('contractConditions', proposed)}
        >
          {t('contract.restore')}
        </Button>
      )}
    </FormDialog>
  );
};

interface ContractConditionsDialogProps {
  agencyId: string;
  onClose: () => void;
}

/** Edits the model and the general conditions of an agency's contracts, for Admins (docs/rules/documents.md#general-conditions). */
export const ContractConditionsDialog = ({ agencyId, onClose }: ContractConditionsDialogProps) => {
  const { data, error, loading, refetch } = useContractConditionsQuery({
    variables: { id: agencyId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.agency)
    return (
      <ConditionsForm
        agency={data.agency}
        proposed={data.defaultContractConditions}
        onReload={async () => (await refetch()).data?.agency}
        onClose={onClose}
      />
    );
  return (
    <RecordDialog
      title={t('contract.conditions')}
      error={error}
      absent={data !== undefined}
      loading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
      onClose={onClose}
    />
  );
};
