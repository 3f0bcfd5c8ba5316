/** The order of a field's parts where its hint stands below the input instead of above it. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
