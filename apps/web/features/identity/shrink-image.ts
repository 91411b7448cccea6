import { IMAGE_BYTES, IMAGE_EDGE, type ImageProblem, LEAST_EDGE } from '@gatehouse/rules/identity/document-images';

/** Larger files are no photo of a document, and decoding them may end the tab of a small phone. */
const FILE_BYTES = 40 * 1024 * 1024;
const TYPE = 'image/jpeg';
const QUALITIES = [0.85, 0.6, 0.4] as const;

export type Shrunk =
  | { readonly canvas: HTMLCanvasElement; readonly base64: string }
  | { readonly problem: ImageProblem };

/** Draws a picture again at a size that can be read: without what a camera adds, such as the place. */
export async function shrinkImage(file: Blob): Promise<Shrunk> {
  if (file.size > FILE_BYTES) return { problem: 'large' };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { problem: 'type' };
  const { width, height } = bitmap;
  if (Math.min(width, height) < LEAST_EDGE) return { problem: 'small' };
  const scale = Math.min(1, IMAGE_EDGE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return { problem: 'type' };
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, quality));
    if (blob && blob.size <= IMAGE_BYTES) return { canvas, base64: await base64Of(blob) };
  }
  return { problem: 'large' };
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
