import { ChoosePictureDialog } from '@theke/admin/forms/editors/choose-picture-dialog.tsx';
import { placeholderOf } from '@theke/rules/content/facts';
import type { RichTextVariant } from '@theke/rules/content/fields';
import { BareSelect } from '@theke/ui/bare-select';
import { imageUrl } from '@theke/ui/image-url';
import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Clapperboard,
  Code,
  ImagePlus,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Tag,
  Underline,
  Undo2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { FactDialog } from './fact-dialog.tsx';
import * as css from './rich-text-editor.module.css';
import { TextLinkDialog } from './text-link-dialog.tsx';
import { textMessages } from './text-messages.de.ts';
import { ToolKey } from './tool-key.tsx';

type Chain = ReturnType<Editor['chain']>;
type Tool = {
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'superscript' | 'subscript' | 'code' | BlockTool;
  Icon: LucideIcon;
  act: (chain: Chain) => Chain;
};
type BlockTool = 'bulletList' | 'orderedList' | 'blockquote' | 'horizontalRule';

const marks: readonly Tool[] = [
  { name: 'bold', Icon: Bold, act: (chain) => chain.toggleBold() },
  { name: 'italic', Icon: Italic, act: (chain) => chain.toggleItalic() },
  { name: 'underline', Icon: Underline, act: (chain) => chain.toggleUnderline() },
  { name: 'strike', Icon: Strikethrough, act: (chain) => chain.toggleStrike() },
  { name: 'superscript', Icon: Superscript, act: (chain) => chain.toggleSuperscript() },
  { name: 'subscript', Icon: Subscript, act: (chain) => chain.toggleSubscript() },
  { name: 'code', Icon: Code, act: (chain) => chain.toggleCode() },
];
const blocks: readonly Tool[] = [
  { name: 'bulletList', Icon: List, act: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', Icon: ListOrdered, act: (chain) => chain.toggleOrderedList() },
  { name: 'blockquote', Icon: Quote, act: (chain) => chain.toggleBlockquote() },
  { name: 'horizontalRule', Icon: Minus, act: (chain) => chain.setHorizontalRule() },
];
const alignments = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
] as const;

type Props = {
  editor: Editor;
  variant: RichTextVariant;
  /** Label of the edited field. */
  label: string;
  isUploading: boolean;
  onFiles: (files: File[]) => void;
  onVideo: () => void;
};

/** Toolbar of the editor: one tab stop, arrow keys between the tools. */
export function TextToolbar({ editor, variant, label, isUploading, onFiles, onVideo }: Props) {
  const [open, setOpen] = useState<'link' | 'picture' | 'fact'>();
  const file = useRef<HTMLInputElement>(null);
  const hasBlocks = variant === 'full' || variant === 'basic';
  const tool = ({ name, Icon, act }: Tool) => (
    <ToolKey
      key={name}
      label={textMessages[name]}
      Icon={Icon}
      isOn={name !== 'horizontalRule' && editor.isActive(name)}
      isToggle={name !== 'horizontalRule'}
      onPress={() => act(editor.chain().focus()).run()}
    />
  );
  return (
    <>
      <Toolbar className={css.toolbar ?? ''} aria-label={textMessages.toolbar(label)}>
        {variant !== 'minimal' && <BlockType editor={editor} variant={variant} />}
        {marks.map(tool)}
        <ToolKey
          label={textMessages.link}
          Icon={Link}
          isOn={editor.isActive('link')}
          isToggle
          onPress={() => setOpen('link')}
        />
        <ToolKey label={textMessages.insertFact} Icon={Tag} onPress={() => setOpen('fact')} />
        {hasBlocks && blocks.map(tool)}
        {hasBlocks &&
          alignments.map(([side, Icon]) => (
            <ToolKey
              key={side}
              label={textMessages[side]}
              Icon={Icon}
              isOn={editor.isActive({ textAlign: side })}
              isToggle
              onPress={() => editor.chain().focus().toggleTextAlign(side).run()}
            />
          ))}
        {variant === 'full' && (
          <>
            <ToolKey label={textMessages.choosePicture} Icon={Images} onPress={() => setOpen('picture')} />
            <ToolKey
              label={isUploading ? textMessages.uploading : textMessages.uploadPicture}
              Icon={ImagePlus}
              onPress={() => file.current?.click()}
            />
            <ToolKey label={textMessages.video} Icon={Clapperboard} onPress={onVideo} />
            <ToolKey
              label={textMessages.insertTable}
              Icon={Table}
              isDisabled={editor.isActive('table')}
              onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
            />
          </>
        )}
        <ToolKey
          label={textMessages.undo}
          Icon={Undo2}
          isDisabled={!editor.can().undo()}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <ToolKey
          label={textMessages.redo}
          Icon={Redo2}
          isDisabled={!editor.can().redo()}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </Toolbar>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,application/pdf"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {open === 'link' && <TextLinkDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'fact' && (
        <FactDialog
          onInsert={(fact) =>
            editor
              .chain()
              .focus()
              .insertContent({ type: 'text', text: placeholderOf(fact) })
              .run()
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'picture' && (
        <ChoosePictureDialog
          label={label}
          isMany={false}
          usedIds={new Set()}
          onChoose={([image]) => {
            if (image)
              editor
                .chain()
                .focus()
                .insertContent({ type: 'image', attrs: { src: imageUrl(image, 'medium') } })
                .run();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Choice of the paragraph type: paragraph, heading and styles. */
function BlockType({ editor, variant }: { editor: Editor; variant: RichTextVariant }) {
  const levels = [1, 2, 3, 4, 5, 6] as const;
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  const style = (['lead', 'small'] as const).find((one) => editor.isActive('paragraph', { style: one }));
  const isCode = editor.isActive('codeBlock');
  return (
    <BareSelect
      className={css.block}
      aria-label={textMessages.blockType}
      value={isCode ? 'codeBlock' : level ? `heading${level}` : (style ?? 'paragraph')}
      onChange={({ target: { value } }) => {
        const chain = editor.chain().focus();
        const chosen = levels.find((one) => value === `heading${one}`);
        if (chosen) chain.setHeading({ level: chosen }).run();
        else if (value === 'codeBlock') chain.setCodeBlock().run();
        else
          chain
            .setParagraph()
            .updateAttributes('paragraph', { style: value === 'paragraph' ? null : value })
            .run();
      }}
    >
      <option value="paragraph">{textMessages.blocks.paragraph}</option>
      <option value="lead">{textMessages.blocks.lead}</option>
      <option value="small">{textMessages.blocks.small}</option>
      {levels.map((one) => (
        <option key={one} value={`heading${one}`}>
          {textMessages.blocks.heading(one)}
        </option>
      ))}
      {variant === 'full' && <option value="codeBlock">{textMessages.blocks.codeBlock}</option>}
    </BareSelect>
  );
}
