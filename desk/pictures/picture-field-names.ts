const SUFFIX = /^(.+)\.(file|cut|point|remove)$/;

/** The names of the controls that belong to a picture field; `readDeskForm` makes one value of them. */
export const pictureFieldNames = {
  file: (field: string) => `${field}.file`,
  cut: (field: string) => `${field}.cut`,
  point: (field: string) => `${field}.point`,
  remove: (field: string) => `${field}.remove`,
  /** The picture field to which a control belongs; undefined for any other control. */
  fieldOf: (name: string) => SUFFIX.exec(name)?.[1],
};
