/** The order of the parts of a field that shows its hint below the input instead of above it. */
export const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
