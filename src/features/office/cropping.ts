/** How a picture may be cut. */
export interface Cropping {
  /** Width by height; absent: any. */
  aspect?: number;
}

/** A person, as the squad and the staff are shown. */
export const PORTRAIT: Cropping = { aspect: 5 / 6 };
/** An article's cover. */
export const COVER: Cropping = { aspect: 16 / 9 };
/** A partner's banner, as the pages of matches and the table show it. */
export const BANNER: Cropping = { aspect: 6 };
/** A logo keeps its own proportions. */
export const ANY_SHAPE: Cropping = {};

/** Smaller pictures have nothing to cut away. */
const LEAST_SIDE_PX = 48;
/** A picture whose proportions are this close to the wanted ones is taken as it is. */
const CLOSE_ENOUGH = 0.01;

/**
 * Whether somebody should be asked which part to take: not for a tiny picture, one that already has the
 * wanted proportions, or a file that the browser can't show; of that the server says what is wrong.
 */
export async function canBeCropped(file: File, { aspect }: Cropping): Promise<boolean> {
  const size = await sizeOf(file);
  if (!size || Math.min(size.width, size.height) < LEAST_SIDE_PX) return false;
  return aspect === undefined || Math.abs(size.width / size.height / aspect - 1) > CLOSE_ENOUGH;
}

async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
