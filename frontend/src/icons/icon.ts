/** A picture: the path of its shape, which is filled with the current color, and the view box. */
export interface Icon {
  path: string;
  viewBox: string;
}

/** The view box of the pictures of games, drawn or made. */
export const VIEW_BOX = "0 0 512 512";
