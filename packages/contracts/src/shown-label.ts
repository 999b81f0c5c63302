type Label = { one: string; many: string };

/** Name of a resource on screens, which may differ from the one in its specified error sentences. */
export const shownLabel = ({ menuLabel, ...label }: Label & { menuLabel?: Label | undefined }): Label =>
  menuLabel ?? label;
