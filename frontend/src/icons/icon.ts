/** A picture: what is inside its <svg> (drawn in the current color), and the view box. */
export interface Icon {
  body: string;
  viewBox: string;
}

/** The view box of the pictures here, drawn or made. */
export const VIEW_BOX = "0 0 512 512";
