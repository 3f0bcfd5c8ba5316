import { useApolloClient } from '@apollo/client/react';
import { Textarea, TextInput } from '@mantine/core';
import { useServerForm } from '../../kit/form/useServerForm';
import { attempt } from '../../platform/errors/errors';
import { SetupCompanyDocument } from './AgencyStep.generated';
import { useWriteSiteTextsMutation } from './SiteStep.generated';
import { StepForm } from './StepForm';
import type { StepProps } from './stepProps';
import { t } from './texts';

/** The form of the texts of the site, with proposals that say no more than what is set up. */
export const SiteStep = ({ state: { agency, settings }, onDone }: StepProps) => {
  const client = useApolloClient();
  const [write] = useWriteSiteTextsMutation();
  const company = settings.companyName || agency?.name || '';
  const town = agency?.town ?? t('setup.site.country');
  const form = useServerForm({
    initial: {
      values: {
        headerText: settings.headerText || t('setup.site.header', { town }),
        aboutText: settings.aboutText || t('setup.site.about', { company, town }),
        description: t('setup.site.description', { company, town }),
      },
    },
    save: (values) =>
      attempt(async () => {
        const { data } = await client.query({ query: SetupCompanyDocument, fetchPolicy: 'no-cache' });
        if (data) await write({ variables: { input: { version: data.settings.version, ...values } } });
      }),
    onSaved: onDone,
  });
  return (
    <StepForm form={form} submitLabel={t('setup.save')}>
      <TextInput label={t('setup.site.headerLabel')} required {...form.field('headerText')} />
      <Textarea label={t('setup.site.aboutLabel')} autosize minRows={3} required {...form.field('aboutText')} />
      <Textarea label={t('setup.site.descriptionLabel')} autosize minRows={2} {...form.field('description')} />
    </StepForm>
  );
};
