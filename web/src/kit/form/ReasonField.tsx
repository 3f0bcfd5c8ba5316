import { Textarea, type TextareaProps } from '@mantine/core';

/** Shows a required field for a reason of at most 500 characters. */
export const ReasonField = (props: TextareaProps) => (
  <Textarea required maxLength={500} autosize minRows={2} {...props} />
);
